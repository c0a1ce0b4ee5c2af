import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorText, failureOf } from '../../client/failure';
import { VerifactuCertificateDocument, VerifactuOverviewDocument } from '../../gql/verifactu';
import { RepresentationDocument } from '../../gql/who-sends';
import { paths } from '../../paths';
import { toast } from '../../ui/overlay/toast';
import { upload } from '../../client/upload';

interface Chosen {
  file: File | null;
  key: File | null;
  password: string;
  noPassword: boolean;
  represents: boolean;
}

const NOTHING: Chosen = { file: null, key: null, password: '', noPassword: false, represents: false };
const INCOMPLETE = 'Selecciona archivo y contraseña';

function formOf({ file, key, password, noPassword, represents }: Chosen): FormData {
  const form = new FormData();
  if (file) form.append('certificate', file);
  if (key) form.append('key', key);
  if (!noPassword) form.append('password', password);
  form.append('noPassword', String(noPassword));
  form.append('represents', String(represents));
  form.append('confirmed', 'true');
  return form;
}

/** Sends the certificate's file, once somebody has said that the company is the one of the tax agency's card. */
export function useCertificateUpload(ask: () => Promise<boolean>, onDone: () => void) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const set = (part: Partial<Chosen>) => {
    setChosen(now => ({ ...now, ...part }));
    if (part.file || part.key) setFailure(null);
    // The holder of a certificate is asked about until there is another file.
    setFields((now): Record<string, string> => (now.represents && !part.file ? { represents: now.represents } : {}));
  };

  const send = async () => {
    try {
      await upload(paths.certificate, formOf(chosen));
      toast.success('✅ Certificado subido correctamente');
      // With it what was let to the operator may be withdrawn.
      await client.refetchQueries({
        include: [VerifactuCertificateDocument, VerifactuOverviewDocument, RepresentationDocument],
      });
      onDone();
    } catch (error) {
      setFields(failureOf(error).fields);
      setFailure(errorText(error, 'Error subiendo'));
    }
  };

  const submit = async () => {
    if (sending.current) return;
    setFailure(null);
    if (!chosen.file || (!chosen.password && !chosen.noPassword)) return setFailure(INCOMPLETE);
    if (!(await ask())) return;
    sending.current = true;
    setBusy(true);
    await send();
    sending.current = false;
    setBusy(false);
  };

  return { chosen, set, fields, failure, busy, submit, incomplete: failure === INCOMPLETE };
}
