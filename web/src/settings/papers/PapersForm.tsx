import { Box, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { colourOf, darkened, isReadable } from '../../../../schema/face/accent';
import { upload } from '../../client/upload';
import type { CompanyFaceQuery } from '../../gql/settings';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { Banner } from '../../ui/layout/Banner';
import { toast } from '../../ui/overlay/toast';
import { LanguageField } from '../../ui/form/LanguageField';
import { FilePicker } from '../../ui/form/FilePicker';
import { LOGO_ENDINGS, logoProblem } from './logoFile';
import { PaperHead } from './PaperHead';
import { usePicture } from './usePicture';

interface PapersFormProps {
  face: CompanyFaceQuery['companyFace'];
  company: string;
  admin: boolean;
  onSaved(): Promise<unknown>;
}

const INK = '#141C2B';
const NO_COLOUR = 'Escribe el color así: #1E3A78';
const TOO_LIGHT = 'Este color es demasiado claro para leerse sobre papel blanco.';

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const colour = colourOf(text);
  if (!colour) return NO_COLOUR;
  return isReadable(colour) ? undefined : TOO_LIGHT;
}

/** Everybody of the company sees it, its admin changes it. */
export function PapersForm({ face, company, admin, onSaved }: PapersFormProps) {
  const said = useId();
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const picked = usePicture(file);
  const kept = face.logo && !removed ? `data:image/png;base64,${face.logo}` : null;
  const form = useForm({
    initial: { accent: face.accent ?? '', logo: '', language: face.language as string },
    check: ({ accent }) => problems({ accent: problemOf(accent), logo: undefined, language: undefined }),
    async submit({ accent, language }) {
      const sent = new FormData();
      sent.append('accent', accent.trim());
      sent.append('language', language);
      if (file) sent.append('logo', file);
      if (removed) sent.append('removeLogo', 'true');
      await upload(paths.face, sent);
      toast.success('Configuración guardada correctamente');
      await onSaved();
    },
    failed: 'Error guardando',
  });
  const { field, values, busy, problems: wrong } = form;
  const colour = colourOf(values.accent);
  const set = field('accent').onChange;
  const logo = picked ?? kept;
  return (
    <chakra.form ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {!admin && (
        <Banner kind="info" icon={Lock}>
          Solo un administrador de la empresa puede cambiar estos datos.
        </Banner>
      )}
      {form.failure && (
        <Box id={said}>
          <Banner kind="danger">Error: {form.failure}</Banner>
        </Box>
      )}
      <PaperHead company={company} logo={logo} colour={colour && isReadable(colour) ? colour : INK} />
      {admin && (
        <Box maxWidth={{ lg: '420px' }}>
          <FilePicker
            label="Logotipo"
            hint="PNG o JPEG, hasta 500 kB. Va sobre fondo blanco."
            endings={LOGO_ENDINGS}
            problemOf={logoProblem}
            file={file}
            refusedBy={wrong.logo ? said : undefined}
            onPick={setFile}
          />
          {logo && (
            <Button
              variant="outline"
              marginTop="2"
              onClick={() => {
                setFile(null);
                setRemoved(true);
              }}
            >
              Quitar el logotipo
            </Button>
          )}
        </Box>
      )}
      <FormField
        label="Color"
        optional
        error={wrong.accent}
        warning={problemOf(values.accent) === TOO_LIGHT ? TOO_LIGHT : null}
        hint="El del número y las líneas de la factura, y el del botón del enlace. Vacío: tinta."
      >
        <Box display="flex" gap="2" maxWidth={{ lg: '420px' }}>
          <TextInput
            {...field('accent')}
            maxLength={20}
            figures
            textAlign="start"
            readOnly={!admin}
            autoComplete="off"
            spellCheck={false}
            placeholder="#1E3A78"
          />
          {admin && (
            <chakra.input
              type="color"
              aria-label="Elegir el color"
              value={(colour ?? INK).toLowerCase()}
              onChange={event => set(event.currentTarget.value.toUpperCase())}
              width="44px"
              height={{ base: '44px', md: '36px' }}
              flexShrink={0}
              padding="1"
              borderWidth="1px"
              borderColor="border.strong"
              borderRadius="sm"
              bg="surface"
              cursor="pointer"
            />
          )}
        </Box>
      </FormField>
      {admin && colour && !isReadable(colour) && (
        <Box>
          <Button variant="outline" onClick={() => set(darkened(colour))}>
            Usar {darkened(colour)}
          </Button>
        </Box>
      )}
      <LanguageField
        field={field('language')}
        error={wrong.language}
        readOnly={!admin}
        hint="Lo que la ley pide decir va también en castellano. Cada cliente puede tener el suyo en su ficha."
      />
      {admin && (
        <Box>
          <Button type="submit" variant="accent" busy={busy} busyLabel="Guardando...">
            Guardar
          </Button>
        </Box>
      )}
    </chakra.form>
  );
}
