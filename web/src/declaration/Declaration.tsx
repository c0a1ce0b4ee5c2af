import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText, failureOf } from '../client/failure';
import { useDeclarationQuery } from '../gql/declaration';
import { paths } from '../paths';
import { Banner } from '../ui/layout/Banner';
import { Button, ButtonLink } from '../ui/Button';
import { Page } from '../ui/layout/Page';
import { Select } from '../ui/form/Select';
import { Skeleton } from '../ui/layout/Skeleton';
import { DeclarationSkeleton } from './DeclarationSkeleton';
import { DeclarationText } from './DeclarationText';
import { useDownload } from '../ui/overlay/useDownload';

const WIDTH = { base: '176px', lg: '156px' };

interface Version {
  version: string;
  current: boolean;
}

/** The producer's declaration of one version, the one in use unless the address says another. `to`: its own address. */
export function Declaration({ to }: { to(version?: string): string }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('version') ?? undefined;
  const { data, error, refetch } = useDeclarationQuery({ variables: { version: asked } });
  const shown = data?.declaracionResponsable;
  const choose = (version: string) => {
    const current = data?.declaracionVersions.find(each => each.current)?.version;
    setQuery(version === current ? {} : { version });
  };
  const actions = !error && (
    <>
      {data ? (
        <Versions value={data.declaracionResponsable.version} versions={data.declaracionVersions} onChange={choose} />
      ) : (
        <Skeleton width={WIDTH} height={{ base: '44px', lg: '36px' }} borderRadius="sm" />
      )}
      <DownloadButton version={shown?.version} />
    </>
  );
  return (
    <Page
      title="Declaración responsable"
      subtitle="Lo que declara quien produce Folio de cada una de sus versiones."
      actions={actions}
    >
      {error && <Failed error={error} to={to()} onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !shown && <DeclarationSkeleton />}
      {shown && (
        <Noticed notice={shown.notice}>
          <DeclarationText {...shown} />
        </Noticed>
      )}
    </Page>
  );
}

function Versions({
  value,
  versions,
  onChange,
}: {
  value: string;
  versions: readonly Version[];
  onChange(version: string): void;
}) {
  const options = versions.map(({ version, current }) => ({
    value: version,
    label: current ? `${version} (en uso)` : version,
  }));
  return <Select aria-label="Versión" width={WIDTH} value={value} options={options} onChange={onChange} />;
}

function DownloadButton({ version }: { version?: string }) {
  const { busy, fetchFile } = useDownload({ failed: 'Error generando PDF' });
  const fetchPdf = () => fetchFile(paths.declarationPdf(version), `declaracion-responsable-folio-${version}.pdf`);
  return (
    <Button
      variant="accent"
      icon={<Download />}
      busy={busy}
      busyLabel="Generando..."
      off={!version}
      onClick={() => void fetchPdf()}
    >
      Descargar PDF
    </Button>
  );
}

function Failed({ error, to, onRetry }: { error: unknown; to: string; onRetry(): void }) {
  const unknown = failureOf(error).code === 'NOT_FOUND';
  const way = unknown ? (
    <ButtonLink size="sm" to={to}>
      Ver la versión en uso
    </ButtonLink>
  ) : (
    <Button size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  );
  return (
    <Banner kind="danger" action={way}>
      {errorText(error, 'Error cargando datos')}
    </Banner>
  );
}

function Noticed({ notice, children }: { notice: string | null; children: ReactNode }) {
  return (
    <>
      {notice && (
        <Box marginBottom="4">
          <Banner kind="warning">{notice}</Banner>
        </Box>
      )}
      {children}
    </>
  );
}
