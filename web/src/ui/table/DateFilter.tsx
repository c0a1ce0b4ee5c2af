import { useEffect, useState } from 'react';
import { DateInput } from '../form/DateInput';
import { useDebounced } from '../useDebounced';
import { useLatest } from '../useLatest';

interface DateFilterProps {
  word: string;
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A prefix word takes the label's place on screen. The list is asked again once the typing rests. */
export function DateFilter({ word, label, value, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed);
  const latest = useLatest({ value, onChange });
  useEffect(() => {
    if (settled !== latest.current.value) latest.current.onChange(settled);
  }, [latest, settled]);
  useEffect(() => setTyped(value), [value]);
  return <DateInput aria-label={label} lead={word} paddingStart="60px" value={typed} onChange={setTyped} />;
}
