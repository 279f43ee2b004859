import { msg, t } from '#shared/i18n/translate.ts';
import { ClockIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { ChartIcon, lineIcon, PeopleIcon, PersonIcon } from '#shared/ui/icons.tsx';

const capabilities = [
  {
    title: msg('AI Personas'),
    text: msg(
      'Content, replies and alpha calls, each in a voice learned from posts that you choose.',
    ),
    Icon: PersonIcon,
  },
  {
    title: msg('Market Intelligence'),
    text: msg('Sentiment across crypto, DeFi and traditional markets, next to the text you write.'),
    Icon: lineIcon('M3 17l6-6 4 4 8-9M15 6h6v6'),
  },
  {
    title: msg('Team Collaboration'),
    text: msg(
      'Invite people to a workspace with role-based permissions, approval workflows and campaign coordination.',
    ),
    Icon: PeopleIcon,
  },
  {
    title: msg('Enterprise Security'),
    text: msg(
      'Encrypted storage of X tokens, revocable keys, and a server that you can run yourself.',
    ),
    Icon: lineIcon(
      'M12 3l8 3v6c0 4.500-3.200 7.800-8 9-4.800-1.200-8-4.500-8-9V6zM8.500 12l2.500 2.500 4.500-5',
    ),
  },
  {
    title: msg('Smart Automation'),
    text: msg(
      'Posting schedules and safety limits. A reply to a stranger is always your own click.',
    ),
    Icon: ClockIcon,
  },
  {
    title: msg('Advanced Analytics'),
    text: msg('ROI tracking and engagement: what worked, for which persona, and when.'),
    Icon: ChartIcon,
  },
];

export function Capabilities() {
  return (
    <section aria-labelledby="capabilities" className="py-12 md:py-16">
      <h2 id="capabilities" className="heading text-center text-2xl md:text-3xl">
        {t('What your personas do')}
      </h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {capabilities.map(({ title, text, Icon }) => (
          <li key={title}>
            <Card className="h-full p-6">
              <span className="grid size-11 place-items-center rounded-control bg-link-tint text-link">
                <Icon size={22} />
              </span>
              <h3 className="heading mt-4 text-lg">{t(title)}</h3>
              <p className="mt-1.5 text-sm text-muted">{t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
