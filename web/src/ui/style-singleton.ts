import { useEffect } from 'react';

/**
 * Replaces the package react-style-singleton, with which the scroll lock of dialogs would insert a `<style>` element:
 * the security policy forbids those and allows constructed style sheets. The returned component applies its styles
 * while at least one instance is mounted; as in the package, the styles of the first instance are used.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    mounted += 1;
    if (mounted > 1) return;
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    mounted -= 1;
    if (mounted > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }

  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the styles of the first instance are used
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
}
