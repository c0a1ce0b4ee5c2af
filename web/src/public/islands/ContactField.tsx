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
  onChange(value: string): void;
}

/** Label above, the error below in words. */
export function ContactField({ label, name, value, wrong, type = 'text', autoComplete, options, choose, long, onChange }: ContactFieldProps) {
  const common = {
    id: `contact-${name}`, name, value, required: true, 'aria-invalid': !!wrong, 'aria-describedby': wrong ? `contact-${name}-wrong` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={common.id}>{label}</label>
      {options ? (
        <span className="choose">
          <select {...common} className="input" onChange={event => onChange(event.target.value)}>
            <option value="">{choose}</option>
            {Object.entries(options).map(([key, text]) => <option key={key} value={key}>{text}</option>)}
          </select>
          <Icon name="down" />
        </span>
      ) : long ? (
        <textarea {...common} className="input" rows={6} onInput={event => onChange(event.currentTarget.value)} />
      ) : (
        <input {...common} className="input" type={type} autoComplete={autoComplete} onInput={event => onChange(event.currentTarget.value)} />
      )}
      {wrong && <p className="hint wrong" id={`contact-${name}-wrong`}>{wrong}</p>}
    </div>
  );
}
