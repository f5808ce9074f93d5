export function ChatTitle() {
  return (
    <div className="grid gap-1">
      <h1 className="font-semibold text-xl">Cross-Company Chat</h1>
      <p className="text-pretty text-sm text-text-muted">
        Connect with trainees and managers from any company
      </p>
    </div>
  );
}
