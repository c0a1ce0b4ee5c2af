import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton';
import { TextInput, type TextInputProps } from './TextInput';

export function PasswordInput(props: TextInputProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <IconButton
      label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      icon={shown ? <EyeOff /> : <Eye />}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} trail={eye} />;
}
