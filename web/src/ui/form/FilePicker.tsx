import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, FileCheck2, FileUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';

interface FilePickerProps {
  /** Its name for screen readers. */
  label: string;
  hint: string;
  endings: string[];
  /** Why a file cannot be taken, as far as its name and size show; null: it can. */
  problemOf(file: File): string | null;
  file: File | null;
  /** The id of the text that says what the server found wrong with it. */
  refusedBy?: string;
  onPick(file: File): void;
}

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gap: '1',
    paddingX: '4',
    paddingY: '6',
    textAlign: 'center',
    bg: 'bg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    '&[data-over]': { bg: 'brand.subtle', borderColor: 'brand' },
    '&:focus-within': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
    '&[data-wrong]': { borderColor: 'danger' },
  },
});

/** A file chosen or dropped. The browser's own field lies over the whole zone, so that keyboards and screen readers find it. */
export function FilePicker({ label, hint, endings, problemOf, file, refusedBy, onPick }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const wrong = Boolean(error ?? refusedBy);
  const pick = (picked: File) => {
    const problem = problemOf(picked);
    setError(problem);
    if (!problem) onPick(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) pick(dropped);
  };
  return (
    <Box>
      <Zone
        data-over={over ? '' : undefined}
        data-wrong={wrong ? '' : undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Box as={file ? FileCheck2 : FileUp} aria-hidden width="24px" height="24px" color="brand" strokeWidth={1.5} />
        <Box maxWidth="full" overflowWrap="anywhere">
          {file ? (
            <>
              <Box as="span" textStyle="name">
                {file.name}
              </Box>{' '}
              <Box as="span" color="brand">
                Cambiar
              </Box>
            </>
          ) : (
            <>
              <Box as="span" color="brand" textStyle="name" borderBottomWidth="1px" borderColor="brand.border">
                Elige el archivo
              </Box>{' '}
              o suéltalo aquí
            </>
          )}
        </Box>
        <Box textStyle="small" color="muted" id={`${id}-hint`}>
          {hint}
        </Box>
        <chakra.input
          type="file"
          accept={endings.join()}
          aria-label={label}
          aria-invalid={wrong || undefined}
          aria-describedby={[`${id}-hint`, `${id}-error`, refusedBy].filter(Boolean).join(' ')}
          position="absolute"
          inset="0"
          opacity="0"
          cursor="pointer"
          onChange={event => {
            const [picked] = event.currentTarget.files ?? [];
            if (picked) pick(picked);
          }}
        />
      </Zone>
      <Box
        id={`${id}-error`}
        aria-live="polite"
        textStyle="caption"
        color="danger"
        display="flex"
        gap="1.5"
        marginTop={error ? '1.5' : 0}
      >
        {error && (
          <>
            <Box as={CircleAlert} aria-hidden width="14px" height="14px" flexShrink={0} marginTop="1px" />
            <span>{error}</span>
          </>
        )}
      </Box>
    </Box>
  );
}
