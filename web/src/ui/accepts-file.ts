/** Whether a file fits an `accept` attribute ('image/*,.mp4'). Browsers hold dropped files to
 * nothing; this is a first, friendly check of what the file says of itself. */
export function acceptsFile(accept: string, file: Pick<File, 'name' | 'type'>): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
  if (rules.length === 0) return true;
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.endsWith(rule);
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}
