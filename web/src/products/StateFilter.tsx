import { useNavigate } from 'react-router-dom';
import { paths, type ProductsQuery } from '../paths';
import { Select } from '../ui/form/Select';

/** Which products the list shows. */
export function StateFilter({ state, search }: { state: ProductsQuery['state']; search: string }) {
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Estado"
      value={state ?? ''}
      onChange={value =>
        navigate(paths.products({ search, state: value === 'deactivated' ? value : undefined }), { replace: true })
      }
      options={[
        { value: '', label: 'En uso' },
        { value: 'deactivated', label: 'Desactivados' },
      ]}
    />
  );
}
