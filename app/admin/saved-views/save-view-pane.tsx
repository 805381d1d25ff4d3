import { Form } from 'react-router'
import { TextField } from '../../ui/field.tsx'
import { savedViewWords as words } from '../../words/admin/saved-views.ts'
import { Pane } from '../components/pane.tsx'
import { ShareTick } from '../view-tabs/saved-view-tabs.tsx'

type Props = { values: Readonly<Record<string, string>>; fault: string | undefined; mayShare: boolean }

/** A view that was not saved, as it was sent, with what is wrong at its name. */
export const SaveViewPane = ({ values, fault, mayShare }: Props) => (
  <Pane title={words.saveTitle}>
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="query" value={values.query ?? ''} />
      <TextField name="name" label={words.name} error={fault} defaultValue={values.name} maxLength={40} autoComplete="off" />
      {mayShare && <ShareTick on={values.shared === 'yes'} />}
      <p className="hint">{words.hint}</p>
      <button className="btn" type="submit" name="do" value="save">
        {words.submit}
      </button>
    </Form>
  </Pane>
)
