import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '../../theme';
import { Combobox } from './Combobox';
import { FormField } from '../form/FormField';

const ALL = [
  { key: '1', label: 'Bodegas Larrañaga', detail: 'B26304188' },
  { key: '2', label: 'Bodas Peñafiel' },
  { key: '3', label: 'Óptica Güell' },
];
const picked = jest.fn();
const created = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Customers({ loading }: { loading?: boolean }) {
  const [text, setText] = useState('');
  const items = ALL.filter(item => item.label.toLowerCase().includes(text.toLowerCase()));
  return (
    <FormField label="Cliente">
      <Combobox
        value={text}
        onChange={setText}
        items={loading ? undefined : items}
        onPick={item => picked(item.label)}
        listLabel="Clientes"
        nothing="Ningún cliente coincide"
        actions={[{ key: 'new', label: `Nuevo cliente «${text}»`, icon: null, press: created }]}
      />
    </FormField>
  );
}

const show = (props = {}) =>
  render(
    <ChakraProvider value={system()}>
      <Customers {...props} />
    </ChakraProvider>,
  );
const box = () => screen.getByRole('combobox', { name: 'Cliente' });

test('typing opens the list with the first answer ready, Enter takes it', async () => {
  show();
  await userEvent.type(box(), 'bod');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Bodegas LarrañagaB26304188',
    'Bodas Peñafiel',
    'Nuevo cliente «bod»',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bodegas');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledWith('Bodegas Larrañaga');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('arrows walk to the last option, which creates', async () => {
  show();
  await userEvent.type(box(), 'bod{ArrowDown}{ArrowDown}{Enter}');
  expect(created).toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(created).toHaveBeenCalledTimes(2);
});

test('Esc closes and keeps what was typed; the focus stays in the field', async () => {
  show();
  await userEvent.type(box(), 'bod{Escape}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('bod');
  expect(box()).toHaveFocus();
});

test('a click takes an option', async () => {
  show();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: /Óptica/ }));
  expect(picked).toHaveBeenCalledWith('Óptica Güell');
});

test('says that it looks, and that it found nothing', async () => {
  const { unmount } = show({ loading: true });
  await userEvent.click(box());
  expect(screen.getByText('Buscando...')).toBeInTheDocument();
  unmount();
  show();
  await userEvent.type(box(), 'zzz');
  expect(screen.getByText('Ningún cliente coincide')).toBeInTheDocument();
});

describe('the list keeps within the window', () => {
  const place = (field: { top: number; bottom: number }, height: number) => {
    window.innerHeight = height;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(field as DOMRect);
  };
  afterEach(() => {
    jest.restoreAllMocks();
    window.innerHeight = 768;
  });
  const open = async () => {
    show();
    await userEvent.click(box());
    return screen.getByRole('listbox', { name: 'Clientes' });
  };

  test.each([
    ['as tall as it likes', { top: 150, bottom: 190 }, 860, { maxHeight: '360px', top: 'calc(100% + 4px)' }],
    ['as tall as what is left', { top: 150, bottom: 190 }, 430, { maxHeight: '228px', top: 'calc(100% + 4px)' }],
    [
      'above the field, where more is left',
      { top: 300, bottom: 340 },
      430,
      { maxHeight: '288px', bottom: 'calc(100% + 4px)' },
    ],
  ])('%s', async (_, field, height, style) => {
    place(field, height);
    const list = await open();
    expect(
      Object.fromEntries(
        Object.keys(style).map(key => [key, list.style.getPropertyValue(key === 'maxHeight' ? 'max-height' : key)]),
      ),
    ).toEqual(style);
  });

  test('and follows a window that shrinks, as by a keyboard on the screen', async () => {
    place({ top: 150, bottom: 190 }, 860);
    const list = await open();
    place({ top: 150, bottom: 190 }, 400);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(list.style.maxHeight).toBe('198px');
  });

  test('with room on neither side the field goes up to the bar', async () => {
    window.scrollBy = jest.fn();
    place({ top: 150, bottom: 190 }, 256);
    await open();
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 142, behavior: 'instant' });
  });

  test('arrows scroll the list, never the page', async () => {
    const into = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: into });
    const list = await open();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return (
        this === list
          ? { top: 0, bottom: 200 }
          : this.hasAttribute('data-foot')
            ? { top: 120, bottom: 200 }
            : { top: 100, bottom: 150 }
      ) as DOMRect;
    });
    await userEvent.keyboard('{ArrowDown}');
    expect(list.scrollTop).toBe(36);
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nuevo cliente');
    expect(list.scrollTop).toBe(36);
    expect(into).not.toHaveBeenCalled();
  });
});
