import Upload from 'lucide-react/icons/upload';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type ImportButtonProps = {
  /** Earlier results can be imported too. */
  hasStandings: boolean;
  onChoice: (kind: 'import' | 'import-results') => void;
};

/** Has the same size with and without a choice, because the list, by which it is known, comes later. */
export function ImportButton({ hasStandings, onChoice }: ImportButtonProps) {
  const t = traineeTexts().list;
  const importTrainees = () => onChoice('import');
  return (
    <DropdownMenu
      onlyEntry={hasStandings ? undefined : importTrainees}
      trigger={
        <Button variant="outline">
          <Upload aria-hidden="true" />
          <span>{t.import}</span>
        </Button>
      }
    >
      <DropdownItem onSelect={importTrainees}>{t.importTrainees}</DropdownItem>
      <DropdownItem onSelect={() => onChoice('import-results')}>{t.importResults}</DropdownItem>
    </DropdownMenu>
  );
}
