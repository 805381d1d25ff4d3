import { Text, View } from '@react-pdf/renderer'
import { mark } from '#artwork/mark.ts'
import { display } from '../fonts.server.ts'
import { Drawing } from './drawing.server.tsx'

const brandMark = mark(40)
/** The light laterite of the mark on dark ground. */
const onDark = '#e0694c'

/** What has no room on a cover is cut. */
export const cut = { maxLines: 3, textOverflow: 'ellipsis' } as const

/** A title in the size that its length lets it have on three lines. */
export function CoverTitle({ title }: { title: string }) {
  const fontSize = title.length <= 26 ? 46 : title.length <= 44 ? 38 : 30
  return <Text style={{ fontFamily: display, fontSize, lineHeight: 0.98, letterSpacing: -0.6, ...cut }}>{title}</Text>
}

/** Whose it is, at the foot of a cover: the mark and the name in its ink, and the address of the site. */
export const CoverFoot = ({ name, site, ink }: { name: string; site: string; ink: string }) => (
  <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Drawing svg={brandMark} width={26} height={26} looks={{ ink, colours: { '--laterite': onDark } }} />
      <Text style={{ fontFamily: display, fontSize: 22, lineHeight: 1 }}>{name}</Text>
    </View>
    <Text style={{ fontSize: 10, lineHeight: 1.4 }}>{site}</Text>
  </View>
)
