import { View } from '@react-pdf/renderer'
import { Part, sentencePieces } from './blocks.server.tsx'
import { mm } from './ink.ts'

type Side = { title: string; sentences: readonly string[] }

/** What a price covers beside what it does not; more than a page of both may be split. */
export const Covered = ({ yes, no }: { yes: Side; no: Side }) => (
  <View wrap={yes.sentences.length + no.sentences.length > 24} style={{ flexDirection: 'row', gap: mm(9) }}>
    {[
      { ...yes, hollow: false },
      { ...no, hollow: true },
    ]
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ title, sentences, hollow }) => (
        <View key={title} style={{ flex: 1 }}>
          <Part title={title} pieces={sentencePieces(sentences, { hollow })} />
        </View>
      ))}
  </View>
)
