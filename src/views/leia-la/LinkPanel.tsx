import { ClicksScene } from '#components/scenes/ClicksScene.tsx';
import { linkPanel as words } from '#content/leia-la.ts';

/** The product at work: one link's clicks, devices, sources and rules of destination. */
export function LinkPanel() {
  return (
    <ClicksScene
      docked
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.link}</b>
          <span className="scene__bar-detail">{words.author}</span>
          <span>{words.period}</span>
        </>
      }
      links={words.links}
      total={words.total}
      totalLabel={words.clicks}
      unit={words.perHourTitle}
      perHour={words.perHour}
      most={6000}
      scale={words.scale}
      times={words.hours}
      meters={[
        { title: words.devicesTitle, rows: words.devices },
        { title: words.sourcesTitle, rows: words.sources },
      ]}
      rules={{
        title: words.rulesTitle,
        items: words.rules.map(([when, who, where]) => ({ when, who, where })),
      }}
    />
  );
}
