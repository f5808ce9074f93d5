/** Lets the browser download an address of the portal, with the browser's own progress and Cancel. */
export function startDownload(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Lets the browser save a CSV file that the app has written. */
export function saveCsv(text: string, fileName: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Lets the browser save a file that the app has. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  startDownload(url, fileName);
  // The browser has read the address when its click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
