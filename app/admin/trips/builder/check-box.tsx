import type { ReactNode } from 'react'

type Props = { name: string; values: Readonly<Record<string, string>>; children: ReactNode }

/** A box to tick, as the values of its form say. */
export const CheckBox = ({ name, values, children }: Props) => (
  <label className="tick">
    <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} />
    <span>{children}</span>
  </label>
)
