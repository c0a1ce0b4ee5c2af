import { Icon } from '../parts/Icon';

interface ContactFieldProps {
  label: string;
  name: string;
  value: string;
  wrong?: string;
  type?: string;
  autoComplete?: string;
  /** A list to choose from. */
  options?: Record<string, string>;
  choose?: string;
  long?: boolean;
  optional?: boolean;
  hint?: string;
  /** So many characters fit. */
  max?: number;
  onChange(value: string): void;
}

/** Label above, a hint or the error below in words. */
export function ContactField({
  label,
  name,
  value,
  wrong,
  type = 'text',
  autoComplete,
  options,
  choose,
  long,
  optional,
  hint,
  max,
  onChange,
}: ContactFieldProps) {
  const note = wrong ?? hint;
  const common = {
    id: `contact-${name}`,
    name,
    value,
    required: !optional,
    'aria-invalid': !!wrong,
    'aria-describedby': note ? `contact-${name}-${wrong ? 'wrong' : 'hint'}` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={common.id}>
        {label}
        {optional && <span className="optional"> (opcional)</span>}
      </label>
      {options ? (
        <span className="choose">
          <select {...common} className="input" onChange={event => onChange(event.target.value)}>
            <option value="">{choose}</option>
            {Object.entries(options).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      ) : long ? (
        <textarea
          {...common}
          className="input"
          rows={6}
          maxLength={max}
          onInput={event => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          className="input"
          type={type}
          autoComplete={autoComplete}
          maxLength={max}
          onInput={event => onChange(event.currentTarget.value)}
        />
      )}
      {note && (
        <p className={wrong ? 'hint wrong' : 'hint'} id={common['aria-describedby']}>
          {note}
        </p>
      )}
    </div>
  );
}
