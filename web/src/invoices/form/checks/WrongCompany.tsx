import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/layout/Banner';
import { ButtonLink } from '../../../ui/Button';
import { useAdmin } from '../../../verifactu/useOverview';

/** The company's own NIF is not one: no invoice of a company that sends can be issued with it. */
export function WrongCompany({ text }: { text?: string }) {
  const { pathname, search } = useLocation();
  const admin = useAdmin();
  if (!text) return null;
  const action = admin && (
    <ButtonLink to={paths.settings()} state={{ back: pathname + search }} size="sm" variant="outline">
      Corregir el NIF
    </ButtonLink>
  );
  return (
    <Box marginBottom="4">
      <Banner kind="danger" action={action || undefined}>
        {text}
      </Banner>
    </Box>
  );
}
