/** How traders talk. Weight, then words and phrases; `_` joins the words of a phrase. */
export const slangLexicon: Record<string, string> = {
  '3': `
    bullish all_in going_all_in all_of_it_in moon moonshot mooning lambo lambos wagmi lfg lfgo gem gems parabolic to_the_moon
    giga_bullish mega_bullish super_bullish ultra_bullish very_bullish so_bullish insanely_bullish
    all_time_high new_ath price_discovery god_candle bull_run bullrun supercycle send_it
    face_melting melt_faces life_changing generational_wealth generational_buy loading_up backing_up_the_truck
    no_brainer still_early so_early easy_10x next_10x free_money printing_money rip_bears
    bears_in_shambles bears_rekt shorts_rekt short_squeeze bear_trap max_long up_only only_up we're_so_back we_are_so_back
    so_back we_back`,
  '2': `
    bull bulls hodl hodling hodler hodlers hodled btfd pumping pumped pumps pump breakout breakouts
    breaking_out broke_out undervalued accumulate accumulating accumulation accumulated stacking
    stack_sats stacking_sats diamond_hands based cook cooking cooked_the_bears alpha chad gigachad
    buy buying bought long longed longing longs rip ripping ripped ath aths outperform outperforming
    bottomed bottom_is_in bottom_in rally rallying reversal bounce bouncing bounced upside uptrend
    higher_highs higher_high higher_low higher_lows golden_cross bull_flag bull_market cup_and_handle
    inverse_head_and_shoulders ascending_triangle bullish_divergence falling_wedge double_bottom
    reclaim reclaimed reclaiming reclaims flipped_support support_held holding_support strong_support
    strong_hands buy_the_dip buying_the_dip buy_this_dip bought_the_dip bought_more buy_more buying_more
    adding_more added_more added_to_my loaded loading load_up loaded_up aping aped ape_in aping_in
    send sending sends flying fly exploding explode skyrocket skyrocketing soar soaring ripping_higher
    fomo onboarding mass_adoption adoption winning winner winners profit profits gains green
    in_profit locked_in conviction high_conviction massive huge potential huge_potential early_adopters
    cheap discount on_sale sleeping_giant sleeping_on underrated fundamentals strong_fundamentals
    moonbag bagged_a home_run 100x 10x 1000x 10x 10x_from_here looks_good looking_good
    looks_strong looking_strong looks_great looking_great looking_amazing heating_up heat_up ready_to
    about_to_blow about_to_explode about_to_pop take_off taking_off liftoff blast_off rocket
    higher_from_here going_higher go_higher going_up goes_up go_up heading_to higher upwards rising
    not_selling never_selling never_sell not_sell diamond wen_lambo let's_go lets_go letsgo lets_goo let's_goo
    few_understand patience_pays paid_off cant_stop_won't_stop unstoppable sats_flow inflows in_the_green
    short_liquidations shorts_liquidated liquidated_shorts liquidate_shorts squeeze_the_shorts shorts_getting
    rugproof doxxed_team bullish_af bullish_on long_here up_5% +5% ▲ △ up_another up_over up_big higher_prices oversold steal a_steal
    supply_shock bottom_signal sellers_exhausted sellers_are_gone buyers_stepping_in not_bearish smart_money_buying
    changed_my_life saved_my paid_off_my best_decision no_regrets never_looked_back told_ya congrats hats_off
    props kudos flawless flawlessly smooth game_changer gamechanger inevitable unkillable scarcity scarce
    freedom hard_money financial_freedom relentless_bid bid_is_relentless risk_on alt_season altseason
    easy_money eating_good feasting life_changed retire_early shorts_trapped trapped_shorts glad_i
    can't_wait cannot_wait blood_in_the_streets dips_are_for the_best works_great like_a_charm just_works well_done
    solid great_project good_project legit rich wealthy worth_it love_this feeless low_fees cheap_fees
    tiny_fees no_fees deserve_it changed_my well_deserved good_news great_news huge_news`,
  '1': `
    gm hold holding holders dip dips stack degen pog comfy airdrop airdrops staking staked
    swing_long tp target targets tp1 tp2 entry retest support bid bids bidding recover recovery recovering
    recovered rebound rebounds strong stronger strength steady resilient patience patient believe
    trust future innovation growth growing grow grows utility real_use_case ecosystem upgrade
    halving etf_approval institutional institutions whale_buying whales_buying whales_accumulating
    early sleep_well coiled coiling squeeze squeezing golden pump_it keep_going keep_stacking dca dcaing dca'd
    optimistic confident excited hopeful promising impressive love loving happy thankful grateful
    long_term longterm hodl_strong store_of_value digital_gold sound_money`,
  '-1': `
    cope coping copium hopium ngmi_if sideways crab crabbing chop choppy boring weak weaker weakness
    resistance rejected rejection reject rejects overbought overheated correction pullback retrace retracing
    retracement sus sketchy suspicious risky risk careful caution cautious beware warning
    unlock unlocks dilution diluted inflationary slow expensive high_fees gas_fees congested laggy
    regulation fud uncertain uncertainty worried worry nervous concern concerned concerns doubt doubts
    late too_late missed exhausted tired sick_of fed_up volatile hype overhyped speculative
    speculation gamble gambling casino greedy greed drama centralized censorship delay delayed delays`,
  '-2': `
    bear bears bearish_bias short shorting shorted puts dump dumps dumping dumped sell selling sold selloff sell_off
    sell-off exit_liquidity rekt ngmi jeet jeets jeeting paper_hands paperhands bagholder bagholders
    bagholding bag_holder bag_holders heavy_bags liquidated liquidation liquidations crash crashing
    crashed crashes collapse collapsed collapsing tank tanking tanked tanks plunge plunging plunged
    bleed bleeding bleeds bled red blood bloodbath falling fall falls fell drop dropping dropped drops
    downtrend downside lower_highs lower_high lower_low lower_lows lower death_cross bear_flag
    bear_market bull_trap head_and_shoulders rising_wedge descending_triangle bearish_divergence
    double_top dead_cat dead_cat_bounce capitulation capitulate capitulated capitulating breakdown
    breaking_down broke_down broke_support lost_support losing_support lose_support going_lower go_lower
    heading_lower lower_from_here going_down goes_down go_down down_bad down_only downwards
    overvalued bubble top_is_in topped local_top cycle_top blow_off_top distribution
    taking_profits take_profit take_profits took_profits exit exited exiting get_out getting_out got_out
    manipulation manipulated manipulators shill shills shilling shilled shitcoin shitcoins vaporware
    useless worthless pointless trash garbage junk crap shit shitshow joke clown clowns delusional
    dying dies die ghost_chain abandoned no_utility no_use_case no_volume losing lost loss losses lose
    panic panicking fear scared scary afraid pain painful hurt hurting suffer suffering brutal ugly
    nuke nuking nuked nukes drain drained draining outflows unsustainable cooked it's_over
    its_over we're_cooked broke poor poorer homeless screwed fucked wrecked wiped wiped_out
    stay_away avoid run_away red_flag red_flags long_liquidations longs_liquidated longs_rekt bulls_rekt bulls_trapped
    wouldn't_touch not_touching top_signal never_recover dead_money underwater hate hated disappointing disappointed
    worth_nothing worthless_in dumbest stupidity moron morons customer_support support_is stuck locked unable_to
    can't_access won't_let_me the_hard_way burned get_burned got_burned ruined ruin addicted addiction evil corrupt
    lied liar liars mistake desperate ridiculous no_purpose no_value unlimited_supply unusable waste waste_of wasted
    overrated cringe toxic delusion hoax bots spam suicide in_debt burnt waiting_for_weeks for_weeks rip_off ripoff
    never_again down_5% -5% ▼ ▽ 🚩 down_another down_over down_big greater_fool greater_fools cult tulip tulips snake_oil grift
    grifter grifters grifting crook crooks con conman refund locked_out frozen can't_withdraw cannot_withdraw
    withdrawals_paused paused_withdrawals no_response support_ticket aged_like_milk insiders_dumping vc_dump vcs_dumping
    team_dumped dev_sold dumping_on_retail dump_on_you unregistered risk_off hedged hedging lagging underperforming
    underperform leaving_crypto i'm_out im_out i'm_done quit quitting walked_away smoked getting_smoked
    bailing decimated busted hedge_your turn_the_lights_off good_luck_getting stay_safe stay_paranoid
    lower_prices lower_lows bagholding_since sold_everything sold_all closed_all out_of_alts catch_a_bid bid_is_gone
    disaster disastrous terrible awful horrible nightmare regret`,
  '-3': `
    bearish not_bullish scam scams scammer scammers scammed scamming rug rugs rugged rugpull rug_pull rug_pulled
    rugpulled ponzi ponzis pyramid pyramid_scheme fraud fraudulent frauds fake honeypot exit_scam
    hack hacked hacker hackers exploit exploited stolen steal stealing stole theft thieves thief
    bankrupt bankruptcy insolvent insolvency depeg depegged depegging going_to_zero to_zero goes_to_zero go_to_zero
    zero_soon dead is_dead rip_btc death_spiral implode imploded imploding capitulation_imminent
    very_bearish super_bearish so_bearish bearish_af bearish_on lost_everything lost_all
    life_savings pump_and_dump ponzi_scheme crime criminal criminals laundering`,
};
