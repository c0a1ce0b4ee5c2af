import { chakra } from '@chakra-ui/react';
import { Calendar } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { daysAfter } from '../../../../schema/days';
import { formatDate, today } from '../format/dates';
import { IconButton } from '../IconButton';
import { parseDate } from '../format/parseDate';
import { TextInput, type TextInputProps } from './TextInput';

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

interface DateInputProps extends Omit<TextInputProps, 'trail'> {
  /** 'YYYY-MM-DD', or '' while what is typed is no day. */
  value: string;
}

/**
 * A day, typed the Spanish way in every browser language; the arrows change it by one, the calendar is the
 * browser's own.
 */
export function DateInput({ value, onChange, ...rest }: DateInputProps) {
  const [text, setText] = useState(() => formatDate(value));
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is being typed is left alone as long as it means the same day.
    setText(now => ((parseDate(now, today()) ?? '') === value ? now : formatDate(value)));
  }, [value]);
  const write = (typed: string) => {
    setText(typed);
    onChange(parseDate(typed, today()) ?? '');
  };
  const step = (event: KeyboardEvent) => {
    if (!STEPS[event.key] || !value) return;
    event.preventDefault();
    write(formatDate(daysAfter(value, STEPS[event.key])));
  };
  const calendar = (
    <IconButton
      label="Abrir el calendario"
      tabIndex={-1}
      icon={<Calendar />}
      onClick={() => picker.current?.showPicker?.()}
    />
  );
  const unread = text.trim() !== '' && !value;
  return (
    <chakra.span display="block" position="relative">
      <TextInput
        placeholder="dd/mm/aaaa"
        autoComplete="off"
        inputMode="numeric"
        layerStyle="figures"
        maxLength={10}
        {...rest}
        {...(unread && { 'aria-invalid': true })}
        trail={calendar}
        value={text}
        onChange={write}
        onKeyDown={step}
        onBlur={() => value && setText(formatDate(value))}
      />
      <chakra.input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={event => write(formatDate(event.currentTarget.value))}
        position="absolute"
        insetEnd="2"
        bottom="0"
        width="1px"
        height="1px"
        opacity="0"
        pointerEvents="none"
      />
    </chakra.span>
  );
}
