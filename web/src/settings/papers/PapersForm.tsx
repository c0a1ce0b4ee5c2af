import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { upload } from '../../client/upload';
import type { CompanyFaceQuery } from '../../gql/settings';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { toast } from '../../ui/overlay/toast';
import { LanguageField } from '../../ui/form/LanguageField';
import { FilePicker } from '../../ui/form/FilePicker';
import { LOGO_ENDINGS, logoProblem } from './logoFile';
import { AccentField } from './AccentField';
import { accentProblem, inkOf } from './accent';
import { PaperHead } from './PaperHead';
import { SettingsForm } from '../SettingsForm';
import { useLogo } from './useLogo';

interface PapersFormProps {
  face: CompanyFaceQuery['companyFace'];
  company: string;
  admin: boolean;
  onSaved(): Promise<unknown>;
}

/** Everybody of the company sees it, its admin changes it. */
export function PapersForm({ face, company, admin, onSaved }: PapersFormProps) {
  const said = useId();
  const { file, removed, picture, pick, remove } = useLogo(face.logo);
  const form = useForm({
    initial: { accent: face.accent ?? '', logo: '', language: face.language as string },
    check: ({ accent }) => problems({ accent: accentProblem(accent), logo: undefined, language: undefined }),
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
  const { field, values, problems: wrong } = form;
  return (
    <SettingsForm form={form} admin={admin} failureId={said}>
      <PaperHead company={company} logo={picture} colour={inkOf(values.accent)} />
      {admin && (
        <Box maxWidth={{ lg: '420px' }}>
          <FilePicker
            label="Logotipo"
            hint="PNG o JPEG, hasta 500 kB. Va sobre fondo blanco."
            endings={LOGO_ENDINGS}
            problemOf={logoProblem}
            file={file}
            refusedBy={wrong.logo ? said : undefined}
            onPick={pick}
          />
          {picture && (
            <Button variant="outline" marginTop="2" onClick={remove}>
              Quitar el logotipo
            </Button>
          )}
        </Box>
      )}
      <AccentField field={field('accent')} error={wrong.accent} readOnly={!admin} />
      <LanguageField
        field={field('language')}
        error={wrong.language}
        readOnly={!admin}
        hint="Lo que la ley pide decir va también en castellano. Cada cliente puede tener el suyo en su ficha."
      />
    </SettingsForm>
  );
}
