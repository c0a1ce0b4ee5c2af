import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';
import { Page } from '../ui/layout/Page';

/** An address within the product that leads nowhere: the bar stays, since who is here is signed in. */
export function NotHerePage() {
  const navigate = useNavigate();
  return (
    <Page title="Página no encontrada">
      <EmptyState
        title="Error 404"
        actions={
          <>
            <Button onClick={() => navigate(-1)}>Volver atrás</Button>
            <ButtonLink variant="accent" to={paths.dashboard}>
              Ir al dashboard
            </ButtonLink>
          </>
        }
      >
        Esta dirección no lleva a ninguna pantalla de Folio: puede que esté mal escrita o que ya no exista.
      </EmptyState>
    </Page>
  );
}
