import { TextField } from '../../ui/field.tsx'

type Props = { label: string; hint: string; defaultValue?: string | undefined; error?: string | undefined }

/** The field of a discount code, as it is written: in capitals and not in any dictionary. */
export const DiscountCodeField = (props: Props) => (
  <TextField name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} {...props} />
)
