interface SegmentsProps<T extends string> {
  name: string;
  label: string;
  options: readonly { value: NoInfer<T>; text: string }[];
  /** Null: nothing is chosen yet. */
  value: T | null;
  hint?: string;
  onChange: (value: NoInfer<T>) => void;
}

/** A few choices in one row: radio buttons, so that arrows move and readers count them. */
export function Segments<T extends string>({ name, label, options, value, hint, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="choice" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      <div className="segments wide-segments">
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
