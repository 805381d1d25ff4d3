import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import { SelectField } from '../../ui/field.tsx'
import { originWords as words } from '../../words/admin/bookings/origin.ts'

type Props = {
  /** What a field shows: the value that was typed or is stored, and its error. */
  fieldOf: (name: 'channel' | 'source') => { name: string; defaultValue: string; error: string | undefined }
}

const none = { value: '', words: words.none }

/** Where a booking comes from, as staff record it. */
export const OriginFields = ({ fieldOf }: Props) => (
  <div className="grid2">
    <SelectField
      label={words.channel}
      choices={[none, ...salesChannels.map((value) => ({ value, words: words.channels[value] }))]}
      {...fieldOf('channel')}
    />
    <SelectField
      label={words.source}
      hint={words.sourceHint}
      choices={[none, ...marketingSources.map((value) => ({ value, words: words.sources[value] }))]}
      {...fieldOf('source')}
    />
  </div>
)
