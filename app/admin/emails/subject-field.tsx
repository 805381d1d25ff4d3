import { TextField } from '../../ui/field.tsx'

type Props = { label: string; hint: string; defaultValue: string | undefined; error: string | undefined }

/** The field of an email's subject. */
export const SubjectField = (props: Props) => <TextField name="subject" maxLength={200} {...props} />
