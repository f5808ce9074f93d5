/** Which conversation this tab shows. What is said there is read at once, and raises no notice. */
let shown: number | null = null;

export const openRoom = {
  current: (): number | null => shown,
  /** By whoever shows a conversation: its id, and null when it goes. */
  set(chatRoomId: number | null): void {
    shown = chatRoomId;
  },
};
