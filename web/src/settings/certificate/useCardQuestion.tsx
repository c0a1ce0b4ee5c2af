import { useSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { useConfirm } from '../../ui/overlay/confirm';
import { SupportText } from '../../ui/layout/SupportText';

const FREE = 'Si no son los de tu tarjeta de identificación fiscal, cámbialos antes en Empresa.';
const LOCKED =
  'Si el nombre no es el de tu tarjeta de identificación fiscal, cambia antes el nombre en Empresa. El NIF no se puede cambiar si ya hay facturas emitidas con él: si no es el tuyo, escríbenos.';

/** The AEAT refuses a name that differs from its own register, so it is asked now. */
export function useCardQuestion() {
  const confirm = useConfirm();
  const { tenant } = useAuth();
  // The first invoice locks the NIF, whichever person issues it.
  const { data } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return () =>
    confirm({
      title: '¿Son estos los datos de tu tarjeta de la AEAT?',
      question: (
        <>
          <b>{tenant?.name}</b>
          <br />
          <b>{tenant?.nif}</b>
          <br />
          <br />
          Tus facturas se envían con este nombre y este NIF.{' '}
          <SupportText>{data?.settings.companyNifLocked === false ? FREE : LOCKED}</SupportText>
        </>
      ),
      action: 'Sí, instalar certificado',
      back: 'Revisar',
    });
}
