import { Box, chakra } from '@chakra-ui/react';
import { PrivacyPoliciesDocument, usePublishPrivacyPolicyMutation, type PolicyFieldsFragment } from '../../gql/privacy';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { problems } from '../../ui/form/checks';
import { useConfirm } from '../../ui/overlay/confirm';
import { DateInput } from '../../ui/form/DateInput';
import { formatDate, today } from '../../ui/format/dates';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { TextArea, TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';

/** The next version; it starts with the text of the last. */
export function PolicyForm({ last }: { last: PolicyFieldsFragment | undefined }) {
  const confirm = useConfirm();
  const [publish] = usePublishPrivacyPolicyMutation({
    refetchQueries: [PrivacyPoliciesDocument],
    awaitRefetchQueries: true,
  });
  const next = (last?.version ?? 0) + 1;
  const form = useForm({
    initial: { title: last?.title ?? 'Política de privacidad', content: last?.content ?? '', effectiveDate: today() },
    check: values =>
      problems({
        title: values.title.trim() ? undefined : 'Escribe el título.',
        content: values.content.trim() ? undefined : 'Escribe el texto de la política.',
        effectiveDate: values.effectiveDate >= today() ? undefined : 'Elige hoy o un día de más adelante.',
      }),
    submit: async values => {
      const question = `Quedará para siempre como la versión ${next} y se aplicará a los consentimientos que se den desde el ${formatDate(values.effectiveDate)}.`;
      if (!(await confirm({ title: `¿Publicar la versión ${next}?`, question, action: 'Publicar' }))) return;
      await publish({ variables: { input: values } });
      toast.success(`Versión ${next} publicada`);
    },
    failed: 'Error publicando la política',
  });
  return (
    <Card padding={{ base: '4', lg: '5' }}>
      <chakra.form ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
        {form.unsaid && <Banner kind="danger">{form.unsaid}</Banner>}
        <FormField label="Título" required error={form.problems.title}>
          <TextInput {...form.field('title')} maxLength={120} />
        </FormField>
        <FormField
          label="Texto"
          required
          error={form.problems.content}
          hint="Sin formato. Una línea vacía separa los párrafos."
        >
          <TextArea {...form.field('content')} rows={18} maxLength={20_000} />
        </FormField>
        <Box maxWidth="200px">
          <FormField label="En vigor desde" required error={form.problems.effectiveDate}>
            <DateInput {...form.field('effectiveDate')} />
          </FormField>
        </Box>
        <Button type="submit" variant="accent" justifySelf="start" busy={form.busy} busyLabel="Publicando...">
          Publicar versión {next}
        </Button>
      </chakra.form>
    </Card>
  );
}
