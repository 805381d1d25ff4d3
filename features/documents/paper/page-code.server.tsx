import { Link, Path, Svg, View } from '@react-pdf/renderer'
import { strong } from '../fonts.server.ts'
import { Words } from './blocks.server.tsx'
import { ink, mm } from './ink.ts'

/** The address of a page as squares for a camera, with what to do below it. */
export const PageCode = ({
  code,
  note,
  size = mm(33),
}: {
  code: { size: number; path: string }
  note: string
  size?: number
}) => (
  <View style={{ width: size }}>
    <Svg viewBox={`0 0 ${code.size} ${code.size}`} width={size} height={size}>
      <Path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} fill="#ffffff" />
      <Path d={code.path} fill={ink.text} />
    </Svg>
    <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: mm(1.5) }}>{note}</Words>
  </View>
)

/** Each line is a link: one over several lines would need a line break, which no font has. */
export const LinkLines = ({ href, lines }: { href: string; lines: readonly string[] }) =>
  lines.map((line) => (
    <Words key={line} style={{ fontFamily: strong }}>
      <Link src={href} style={{ color: ink.text, textDecoration: 'underline' }}>
        {line}
      </Link>
    </Words>
  ))
