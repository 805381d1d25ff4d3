import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { mediaAdminWords } from '../../words/admin/content/media.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Props = {
  /** The picture whose file it replaces; without it new ones are added. */
  of?: string
  label?: string
  hint?: string
  go?: string
  form?: RefObject<HTMLFormElement | null>
  onSubmit?: FormEventHandler<HTMLFormElement>
  children?: ReactNode
}

/** The plain form that uploads pictures. It is sent as a document, because only its own address accepts so much. */
export function UploadForm({ of, label, hint, go, form, onSubmit, children }: Props) {
  const words = useWords(mediaAdminWords).upload
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={of ? `/admin/media/upload?of=${of}` : '/admin/media/upload'}
      className="send-pictures"
      onSubmit={onSubmit}
    >
      <TextField
        type="file"
        name="pictures"
        label={label ?? words.label}
        hint={hint ?? words.hint}
        accept={accepted}
        multiple={of === undefined}
        required
      />
      {children}
      <button className={of ? 'btn line' : 'btn'} type="submit">
        {go ?? words.go}
      </button>
    </form>
  )
}
