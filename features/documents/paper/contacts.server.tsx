import { Text, View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { ContactFacts } from '../facts/facts.ts'
import { display, strong } from '../fonts.server.ts'
import { documentContactWords } from '../words/document-contacts.ts'
import { Part, Words } from './blocks.server.tsx'
import { ink, mm } from './ink.ts'

type Props = { contacts: readonly ContactFacts[]; emergencyPhone: string; read: ReadWords }

/** Whom to call: the number for emergencies large, and everybody else beside it. */
export function Contacts({ contacts, emergencyPhone, read }: Props) {
  const words = read(documentContactWords)
  return (
    <Part
      title={words.title}
      pieces={[
        <View
          key="numbers"
          style={{ flexDirection: 'row', gap: mm(8), borderTopWidth: 1.2, borderColor: ink.text, paddingTop: mm(2.4) }}
        >
          <View style={{ width: mm(66) }}>
            <Words style={{ fontSize: 8.5, color: ink.quiet }}>{words.emergency}</Words>
            <Text style={{ fontFamily: display, fontSize: 19, lineHeight: 1.25, color: ink.laterite }}>{emergencyPhone}</Text>
          </View>
          <View style={{ flex: 1, gap: mm(1.2) }}>
            {contacts.map(({ role, name, phone }) => (
              <View key={`${role} ${phone}`} style={{ flexDirection: 'row', gap: mm(3) }}>
                <Words style={{ flex: 1 }}>
                  <Text style={{ color: ink.quiet }}>{role}</Text>
                  {name && `  ${name}`}
                </Words>
                <Words style={{ fontFamily: strong, fontFeatureSettings: ['tnum'] }}>{phone}</Words>
              </View>
            ))}
          </View>
        </View>,
      ]}
    />
  )
}
