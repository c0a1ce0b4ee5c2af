import { Box, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { RepresentationFieldsFragment } from '../../gql/who-sends';
import { paths } from '../../paths';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { formatDate } from '../../ui/format/dates';
import { useDownload } from '../../ui/overlay/useDownload';

/** The whole of what is accepted, with its version; it scrolls by the keyboard too. */
export function RepresentationText({ title, notice, version, date, items }: RepresentationFieldsFragment) {
  return (
    <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {notice && <Banner kind="warning">{notice}</Banner>}
      <Box
        role="region"
        aria-label="Texto de la autorización"
        tabIndex={0}
        maxHeight={{ base: '40vh', lg: '320px' }}
        overflowY="auto"
        bg="bg"
        borderWidth="1px"
        borderRadius="sm"
        paddingX="4"
        paddingY="3.5"
        display="grid"
        gap="3"
        textStyle="small"
        overflowWrap="anywhere"
      >
        <Heading as="h3" textStyle="name">
          {title}
        </Heading>
        {items.map(({ heading, paragraphs }) => (
          <Box key={heading} display="grid" gap="1">
            <Heading as="h4" textStyle="label">
              {heading}
            </Heading>
            {paragraphs.map(paragraph => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Box>
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Box textStyle="small" color="muted">
          Versión {version}, {formatDate(date)}
        </Box>
        <RepresentationPdf />
      </Box>
    </Box>
  );
}

/** The same words as a file: with their acceptance, where they are in force. `id`: those of one that is over. */
export function RepresentationPdf({ id, name }: { id?: string; name?: string }) {
  const { busy, fetchFile } = useDownload({ failed: 'Error generando PDF' });
  const fetchPdf = () => fetchFile(paths.representationPdf(id), 'autorizacion-folio.pdf');
  return (
    <Button
      size="sm"
      icon={<Download />}
      aria-label={name}
      busy={busy}
      busyLabel="Generando..."
      onClick={() => void fetchPdf()}
    >
      Descargar PDF
    </Button>
  );
}
