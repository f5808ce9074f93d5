/** The data that the server puts into the file when it is downloaded. */
export interface PortalData {
  /** Verifier keys of the log. */
  readonly keys: readonly string[];
  /** The address of the portal; empty in a file that no server has sent. */
  readonly address: string;
}

export const readPortalData = (): PortalData =>
  JSON.parse(document.getElementById('portal')?.textContent ?? '') as PortalData;
