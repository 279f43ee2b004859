/** What happens to markets and companies, as headlines put it. Weight, then words and phrases. */
export const newsLexicon: Record<string, string> = {
  '3': `
    surge surges surged surging soars soared skyrockets skyrocketed record_high all-time_high record_highs hits_record new_record
    best_week best_month best_day smashes shatters explodes beats_expectations upgraded_to_buy raised_to_buy raises_target
    price_target_raised blockbuster quadrupled record_inflows record_inflow record_profit leads_rally lead_rally new_peak`,
  '2': `
    rise rises rose jump jumps jumped jumping climb climbs climbed climbing gain gained gaining rallies rallied advances advanced
    spike spikes leaps leap tops topped_$5 beats beat tops_$5 outperforms upgrade upgraded upgrades raised raises boost boosts
    boosted boosting lift lifts lifted approve approves approved approval greenlight greenlights wins win won victory dismisses
    dismissed partnership partners partnered partner integrates integration launches launched expands expansion invests investment
    invested acquires acquisition buys adds bolsters strengthens strengthen accelerates accelerating doubles doubled triples tripled
    quadruples milestone breakthrough record records growth exceeds exceeded surpasses surpassed surpass overtakes crosses_$5
    hits_$5 reclaims rebounds recovers extends_gains recovery rate_cut rate_cuts easing dovish cools_inflation inflation_cools
    inflow net_inflows adopts adopted accepts accept legalizes legal_tender optimism upbeat bull_case outlook_raised dividend
    buyback profit_rises revenue_rises strong_demand eyes_$5 could_reach could_hit set_to_rally poised primed breaks_above above_$5
    pushes_above unveils secures raises_$5 funding_round oversubscribed outpaces thrives thriving go-ahead nod green_light
    gets_license gets_licence wins_license license licence licensed in-principle clears cleared to_launch to_offer to_accept to_let
    lets allows to_allow rolls_out rolled_out goes_live went_live teams_up team_up taps signs purchases buys_back buybacks burns
    pulls_in pull_in draws attracts piles_into pile_into takes_in sells_out beats_estimates tops_estimates lifts_target hikes_target
    pardon pardoned freed acquitted tosses tossed throws_out drops_case drops_suit drops_charges ends_probe closes_probe lifts_ban
    lifted_ban recoups returned repaid refunded made_whole swings_to_profit series_a series_b series_c valued_at goes_public
    legalises legalizes_crypto legalised recognises recognizes scraps exempts waives loosens reopened notches`,
  '1': `
    announces introduces support supports backs backed collaborates joins join expand welcome positive improves improve improved
    improving stabilizes steadies resumes reopens lists listing listed debut debuts available mainnet testnet bullish_signal
    signals_bottom holds_above adopting embraces backs_plan outperformed narrows_loss`,
  '-1': `
    probe probes investigates investigation scrutiny inquiry warns warn warned warnings cautions fears concerns delays delayed
    postpones postponed halts halt halted pauses paused suspends suspended cuts cut trims trimmed layoffs lays_off resigns resign
    steps_down leaves downtime outage glitch slips slip slipped dips eases slow slows slowed slowing struggle struggles struggling
    stalls volatility unstable pressure pressured mixed tightening hawkish rate_hike rate_hikes tariffs tariff war conflict
    sanctions inflation recession below_$5 breaks_below under_$5 overhang setback setbacks questions_over under_fire backlash
    criticized criticised slammed blasts urges_caution trim pushed_back pushes_back punts stalled stalling snubbed offline thins
    dries_up dry_up dwindles shrinks shrank`,
  '-2': `
    declines decline declined declining sinks sink sank slides slide slid slump slumps slumped tumble tumbles tumbled loses shed
    sheds erases erased wipes wipes_out wiped_out miss misses missed downgrade downgraded downgrades lowered lowers slashes slashed
    slash underperform underperforms worst worst_week worst_month worst_day lawsuit lawsuits sues sued suing charges charged accuses
    accused alleges alleged fined penalty penalties settles settlement indicted indictment arrested arrest sentenced prison jail
    jailed convicted guilty banned ban bans crackdown cracks_down restricts prohibits prohibited delist delists delisted delisting
    rejects denies denied shuts_down shutdown closes_down outflow net_outflows withdraws withdrawals frozen freezes vulnerability
    breach breached attack attacked attackers phishing compromised leak leaked victims victim bleeds drags sell-offs plummet
    plummets plummeted nosedive nosedives freefall free_fall weakens weakening disappoints disappointing shortfall contraction
    contracts deficit default defaults debt_crisis misled misleading illegal illicit sec_charges sec_sues subpoena subpoenaed
    bearish_signal turmoil crisis drains steals heist raid raids raided veto vetoes vetoed outlaws outlawed forbids curbs blocks
    blocked layoff job_cuts cuts_jobs cuts_staff of_staff of_workforce redemptions redemption chapter_11 winds_down winding_down
    wound_down to_shut shuts shutters shuttered closes_doors depegs loses_peg off_peg breaks_peg rout erase wipeout hijacked
    goes_dark halves halved pleads_guilty to_pay_$5 arrests convicts indicts extradition extradited hacks exploits exploiter
    attacker drainer malware bad_debt cease ceases cease_and_desist revokes revoked expels pulls_out exits retreats retreat yank
    yanks fled flee`,
  '-3': `
    collapses plunges crashes hacked exploited stolen bankrupt bankruptcy ponzi fraud scam rug_pull meltdown wiped_out insolvency
    contagion catastrophic files_for_bankruptcy goes_bankrupt`,
};
