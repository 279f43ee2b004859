import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { DownIcon } from '#shared/ui/icons.tsx';
import { Menu, MenuItem } from '#shared/ui/menu.tsx';
import { useExportReport } from './queries.ts';

/** Downloads what is on screen: the whole report, or a table with one row a post. */
export function ExportMenu(props: { days: { start: string; end: string }; disabled: boolean }) {
  const report = useExportReport(props.days);
  return (
    <Menu
      trigger={
        <Button disabled={props.disabled}>
          {report.isPending ? t('Exporting...') : t('Export Report')}
          <DownIcon />
        </Button>
      }
    >
      <MenuItem onChoose={() => report.mutate('json')}>{t('Whole report (JSON)')}</MenuItem>
      <MenuItem onChoose={() => report.mutate('csv')}>{t('Posts as a table (CSV)')}</MenuItem>
    </Menu>
  );
}
