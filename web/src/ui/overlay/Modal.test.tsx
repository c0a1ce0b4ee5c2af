import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '../../theme';
import { ConfirmProvider } from './confirm';
import { Modal } from './Modal';
import { Toaster } from './Toaster';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Modal open={open} title="Ficha" onClose={() => setOpen(false)}>
        <input aria-label="Nombre" />
        <input aria-label="NIF" />
      </Modal>
    </>
  );
}

test('who is in a field before the dialog has taken the focus comes back to where they were', async () => {
  render(
    <ChakraProvider value={system()}>
      <ConfirmProvider>
        <Opener />
        <Toaster />
      </ConfirmProvider>
    </ChakraProvider>,
  );
  const frames: FrameRequestCallback[] = [];
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => frames.push(callback));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  (await screen.findByLabelText('NIF')).focus();
  frame.mockRestore();
  act(() => frames.forEach(each => each(performance.now())));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});
