import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { originWords } from '../../../words/admin/bookings/origin.ts'

type Props = {
  /** What a field shows: the value that was typed or is stored, and its error. */
  fieldOf: (name: 'channel' | 'source') => { name: string; defaultValue: string; error: string | undefined }
}

const noneOf = (read: ReadWords) => ({ value: '', words: read(originWords).none })

/** Where a booking comes from, as staff record it. */
export const OriginFields = ({ fieldOf }: Props) => {
  const read = useReader()
  const words = useWords(originWords)
  return (
    <div className="grid2">
      <SelectField
        label={words.channel}
        choices={[noneOf(read), ...salesChannels.map((value) => ({ value, words: words.channels[value] }))]}
        {...fieldOf('channel')}
      />
      <SelectField
        label={words.source}
        hint={words.sourceHint}
        choices={[noneOf(read), ...marketingSources.map((value) => ({ value, words: words.sources[value] }))]}
        {...fieldOf('source')}
      />
    </div>
  )
}
