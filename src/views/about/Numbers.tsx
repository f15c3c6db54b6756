import { Drawing } from '#components/drawing/Drawing.tsx';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { about, aboutNumbers } from '#content/pages/about.ts';

/** The figures in large type. The lines behind a figure are a chart: each stands for a fixed amount. */
export function Numbers() {
  return (
    <div className="measured figures">
      <dl>
        {aboutNumbers.map(({ lines, value, label, note }) => (
          <div key={label}>
            <dt>
              <span className="numbers__fan" aria-hidden="true">
                {lines > 100 ? (
                  <DrawingFile name={`linhas-${lines}`} width={600} height={200} />
                ) : (
                  <Fan lines={lines} />
                )}
              </span>
              <span>
                {label}
                <span className="type-label title-line">{note}</span>
              </span>
            </dt>
            <dd className="figures__value">{value}</dd>
          </div>
        ))}
      </dl>
      <FigureBasis figures={[...aboutNumbers, ...about.mission.figures]} />
    </div>
  );
}

/** As many strokes as `lines`, which leave from the figure's height and end in one point. */
function Fan({ lines }: { readonly lines: number }) {
  const paths = Array.from({ length: lines }, (_, index) => {
    const y = (200 * index) / (lines - 1);
    return `M0 ${y.toFixed(1)}C287 ${y.toFixed(1)} 378 ${Math.round(65 + y * 0.35)} 600 100`;
  });
  return (
    <Drawing box="0 0 600 200" preserveAspectRatio="none" strokeOpacity=".5">
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}
