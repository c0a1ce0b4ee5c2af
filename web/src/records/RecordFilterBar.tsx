import { FilterBar } from '../ui/table/FilterBar';
import { KIND_LABELS, KINDS, SHOWN, shownLabel } from './recordLooks';
import type { RecordFilters } from './useRecordFilters';

const STATUS_OPTIONS = SHOWN.map(value => ({ value, label: shownLabel(value) }));
const KIND_OPTIONS = KINDS.map(value => ({ value, label: KIND_LABELS[value] }));

export function RecordFilterBar({ list, desktop }: { list: RecordFilters; desktop: boolean }) {
  return (
    <FilterBar
      list={list}
      search={{ label: 'Buscar registros', placeholder: 'Número de factura o huella' }}
      filters={[
        { name: 'status', label: 'Estado', all: 'Todos los estados', options: STATUS_OPTIONS },
        { name: 'kind', label: 'Tipo', all: 'Altas y anulaciones', options: KIND_OPTIONS },
        { name: 'dateFrom', day: 'from' },
        { name: 'dateTo', day: 'to' },
      ]}
      columns="minmax(0, 1fr) 168px 180px 188px 188px"
      see="Ver registros"
      desktop={desktop}
    />
  );
}
