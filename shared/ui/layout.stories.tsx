import { Badge, Button, IconButton } from '@radix-ui/themes';
import { type ComponentType, useState } from 'react';
import * as actionIcons from './action-icons.tsx';
import { Card } from './cards.tsx';
import { Checklist } from './checklist.tsx';
import { DayChange } from './day-change.tsx';
import * as icons from './icons.tsx';
import { CARD_GRID, LongList } from './long-list.tsx';
import { markFigures } from './mark-figures.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { PageHeading } from './page-heading.tsx';
import { Tabs, TabsToCome } from './tabs.tsx';
import { State, States } from './testing/state.tsx';
import ThemeChoices from './theme/theme-choices.tsx';
import { UserAvatar } from './user-avatar.tsx';

export default { title: 'Layout' };

const nothing = () => {};

export const Headings = () => (
  <PageHeading title="AI Personas" subtitle="Who writes for you" action={<Button>Create</Button>} />
);

export const CardsAndMarks = () => (
  <States>
    <State name="card">
      <Card>A panel with the border of the theme.</Card>
    </State>
    <State name="people">
      <div className="flex items-center gap-3">
        <UserAvatar name="Kit Ferro" image={null} />
        <UserAvatar name="dana" image="/favicon.svg" />
        <UserAvatar name="Annie" image={null} size="large" />
      </div>
    </State>
    <State name="badges">
      <div className="flex flex-wrap gap-2">
        {([undefined, 'gray', 'green', 'amber', 'ruby'] as const).map((color) => (
          <Badge key={color ?? 'accent'} color={color}>
            {color ?? 'accent'}
          </Badge>
        ))}
      </div>
    </State>
    <State name="moved in a day">
      <p className="flex gap-4">
        <DayChange percent={4.2} />
        <DayChange percent={-3.1} />
        <DayChange percent={0.01} />
      </p>
    </State>
    <State name="what helps a text">
      <Checklist
        checks={[
          { holds: true, text: 'Begins with a hook' },
          { holds: false, text: 'Asks something' },
        ]}
      />
    </State>
    <State name="figures to check">
      <p>{markFigures('Fees fell by 40% since May.', [{ text: '40%', start: 13, end: 16 }])}</p>
    </State>
    <State name="icons" isWide>
      <div className="flex flex-wrap gap-3">
        {Object.entries({ ...icons, ...actionIcons })
          .filter(([name]) => /^[A-Z]\w+Icon$/.test(name))
          .map(([name, Icon]) => (
            <span key={name} title={name}>
              <IconOf Icon={Icon as ComponentType} />
            </span>
          ))}
      </div>
    </State>
  </States>
);

const IconOf = ({ Icon }: { Icon: ComponentType }) => <Icon />;

export const TabBar = () => {
  const [active, setActive] = useState('queue');
  const tabs = ['queue', 'calendar', 'list'].map((value) => ({ value, label: value }));
  return (
    <States>
      <State name="tabs">
        <Tabs label="Views" tabs={tabs} active={active} onActivate={setActive}>
          The {active}
        </Tabs>
      </State>
      <State name="not known yet">
        <TabsToCome label="Loading views" />
      </State>
    </States>
  );
};

export const OpenMenu = () => (
  <States>
    <State name="menu">
      <Menu
        trigger={
          <IconButton variant="soft" aria-label="More" data-gallery-press="">
            <icons.MenuIcon />
          </IconButton>
        }
      >
        <MenuItem onChoose={nothing}>Duplicate</MenuItem>
        <MenuLink href="https://x.com">Open on X</MenuLink>
        <MenuItem isDanger onChoose={nothing}>
          Delete
        </MenuItem>
      </Menu>
    </State>
  </States>
);

export const ManyCards = () => (
  <LongList
    label="Samples"
    className={CARD_GRID}
    items={Array.from({ length: 75 }, (_, at) => ({ id: String(at) }))}
  >
    {({ id }) => <Card>Sample {id}</Card>}
  </LongList>
);

export const Themes = () => <ThemeChoices />;
